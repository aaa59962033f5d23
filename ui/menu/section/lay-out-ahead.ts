const queue: Element[] = [];

/**
 * Has the content of an element laid out that the browser leaves out as it is off screen: in a task of its own, so that the
 * frame in which it comes on screen has it to paint alone. One element a task.
 */
export function layOutAhead(element: Element): void {
  if (queue.push(element) === 1) setTimeout(next);
}

function next(): void {
  // To answer where something is, all around it is laid out.
  queue.shift()?.firstElementChild?.getBoundingClientRect();
  if (queue.length > 0) setTimeout(next);
}
