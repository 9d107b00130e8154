/**
 * Makes `[data-password-toggle]` buttons show and hide the password in the input beside them. `data-show` and
 * `data-hide` are their labels; `data-shown` is set while the password is visible.
 */
export function bindPasswordToggles(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-password-toggle]') : null
    const input = button?.parentElement?.querySelector('input')
    if (!button || !input) return
    const show = input.type === 'password'
    input.type = show ? 'text' : 'password'
    button.toggleAttribute('data-shown', show)
    button.setAttribute('aria-label', (show ? button.dataset.hide : button.dataset.show) ?? '')
  })
}
