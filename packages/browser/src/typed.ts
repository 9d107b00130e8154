let typed: HTMLFormElement | null = null

/** Notices from now on which form somebody works in. A search (GET) is not work. Returns the way to stop. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && form.method !== 'get') typed = form
  }
  document.addEventListener('input', note)
  document.addEventListener('change', note)
  return () => {
    typed = null
    document.removeEventListener('input', note)
    document.removeEventListener('change', note)
  }
}

/** Whether a form on this page holds what somebody typed. */
export const hasTyped = () => typed?.isConnected ?? false
