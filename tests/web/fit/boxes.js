// What is wrong with the page as it stands, where that lies which must not move, and how small the smallest targets are.
async () => {
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frames();
  const moving = document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(each => each.finished)); // dice that still tumble reach further than they lie
  await frames();
  const lie = () => JSON.stringify([...document.querySelectorAll('.board [data-place], .board bdi, .status')].map(each => each.getBoundingClientRect()));
  for (let before = '', now = lie(), tries = 0; now !== before && tries < 50; tries += 1) { // a busy page is laid out a little later
    await new Promise(done => setTimeout(done, 30));
    before = now;
    now = lie();
  }
  const wrong = [];
  const box = each => (each.querySelector(':scope > .ring') ?? each).getBoundingClientRect();
  const name = each => each.dataset.place
    ?? `${each.localName}.${each.getAttribute('class')} “${each.textContent.trim().slice(0, 30)}”`;
  const needed = [...document.querySelectorAll(`header.top :is(a, button), :is(.say, .tools) button, .lobby .start, .status, .room .board [data-place],
    .board .choice, .board .chip, .roll button, .board bdi, .by-hand .faces button`)].filter(each => each.checkVisibility());

  for (const each of needed) {
    const { left, top, right, bottom, width, height } = box(each);
    if (width < 4 || height < 4) wrong.push(`${name(each)} has no size`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      wrong.push(`${name(each)} is off the screen`);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!there || !(each.contains(there) || there.contains(each)))
      wrong.push(`${name(each)} is covered by ${there && name(there)}`);
    const text = each.matches('.status, .choice, .chip, .roll button, .say button, .tools button, .start, .lobby li');
    if (text && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1))
      wrong.push(`${name(each)} is cut off`);
  }

  needed.forEach((one, at) => needed.slice(at + 1).forEach(other => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [box(one), box(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) wrong.push(`${name(one)} lies over ${name(other)}`);
  }));

  const sentence = document.querySelector('.room .status, .room .coach-line');
  if (sentence && parseFloat(getComputedStyle(sentence).fontSize) < 17) wrong.push(`the sentence has ${getComputedStyle(sentence).fontSize}`);

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`);

  const FIXED = ['.status', '.board > .board', '.table', '.bottom .row', '.centre', '.act', '.nearest section', '.plate',
    '[data-spot=stock]', 'div.paper'];
  const places = {};
  for (const each of FIXED) {
    const found = document.querySelector(`.room ${each}`);
    if (found) places[each] = [box(found).x, box(found).y, box(found).width, box(found).height].map(Math.round);
  }

  const KINDS = { flap: '[data-place^=flap]', card: '.nearest [data-place]', pile: '.piles [data-place]',
    hollow: '.rolit [data-place]', button: '.choice, .roll button', chip: '.chip', tap: '.by-hand button' };
  const smallest = {};
  for (const [kind, selector] of Object.entries(KINDS))
    for (const each of needed.filter(one => one.matches(selector)))
      smallest[kind] = Math.min(smallest[kind] ?? Infinity, box(each).width, box(each).height);
  return { wrong, places, smallest };
}
