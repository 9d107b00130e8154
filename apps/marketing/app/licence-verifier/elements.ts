/** Returns an element of the verifier page; throws if the page does not contain it. */
export function getElement(id: string): HTMLElement
export function getElement<T extends HTMLElement>(id: string, type: abstract new () => T): T
export function getElement(id: string, type: abstract new () => HTMLElement = HTMLElement): HTMLElement {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`The page has no #${id}`)
  return element
}

/** Shows only the element of a group whose `data-<attribute>` is `value`, and returns it. */
export function showOnly(group: string, attribute: string, value: string | null): HTMLElement | null {
  let shown: HTMLElement | null = null
  for (const element of getElement(group).querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    element.hidden = element.dataset[attribute] !== value
    if (!element.hidden) shown = element
  }
  return shown
}
