/**
 * Makes `[data-copy]` buttons copy the text in that attribute. Their `[role=status]` then shows
 * `data-copied` until they lose focus. A button is hidden if copying fails, because the text beside it can
 * be selected.
 */
export function bindCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const status = button?.querySelector('[role=status]')
    if (!button || !status) return
    const { copy = '', copied = '' } = button.dataset
    const label = status.textContent
    const hide = () => {
      button.hidden = true
    }
    const confirm = () => {
      if (label === copied) return
      status.textContent = copied
      button.addEventListener('blur', () => status.replaceChildren(label ?? ''), { once: true })
    }
    if (navigator.clipboard) navigator.clipboard.writeText(copy).then(confirm, hide)
    else hide()
  })
}
