/** A value of an option as text: the server reads it, typed or from a link. */
export const optionText = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value ?? ""));
