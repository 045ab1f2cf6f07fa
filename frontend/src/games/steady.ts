/** Keep an element as high as it ever was while this key is the same: what is pressed stays under the thumb. In a window
 * of another width it is measured anew. */
export function steady(node: HTMLElement, key: string) {
  let [width, height] = [node.offsetWidth, 0];
  const reset = () => {
    height = 0;
    node.style.minHeight = "";
    // Looked at once more when all that stands inside is reset too.
    seen.unobserve(node);
    seen.observe(node);
  };
  const seen = new ResizeObserver(() => {
    if (node.offsetWidth !== width) {
      width = node.offsetWidth;
      reset();
    } else if (node.offsetHeight > height) {
      height = node.offsetHeight;
      node.style.minHeight = `${height}px`;
    }
  });
  seen.observe(node);
  return {
    update(next: string) {
      if (next !== key) reset();
      key = next;
    },
    destroy: () => seen.disconnect(),
  };
}
