// Narrows the policy of these pages to what their address needs: their own folder, and at a table elsewhere its server.

const FAR = /^#\/far\/(https?)\/([a-z0-9.-]+(?::\d{1,5})?|\[[0-9a-f:.]+\](?::\d{1,5})?)\/[\w-]{1,64}(?:\/analysis)?(?:#|$)/i;
const [, scheme, host] = FAR.exec(location.hash) ?? [];
const others = host ? ` ${scheme}://${host} ${scheme.toLowerCase().replace("http", "ws")}://${host}` : "";
const policy = document.createElement("meta");
policy.httpEquiv = "Content-Security-Policy";
policy.content = `connect-src 'self'${others}`;
document.head.append(policy);
