/**
 * Calls back at once; while something is being pressed, once that has been let go and its click been heard. What moves the
 * page any earlier takes a button from under the pointer, and nobody hears the click.
 */
export const afterPress = (then: () => void): void => {
  if (document.querySelector(':active')) addEventListener('pointerup', () => setTimeout(then), { once: true })
  else then()
}
