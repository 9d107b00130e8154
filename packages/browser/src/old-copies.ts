const interval = 30_000

/** Shows warnings on a page that may be an old copy: `data-old-after` is the time from which it is. */
export function showOldCopies(): void {
  const warnings = document.querySelectorAll<HTMLElement>('[data-old-after]')
  if (warnings.length === 0) return
  const update = () => {
    for (const warning of warnings) warning.hidden = Date.now() < Date.parse(warning.dataset.oldAfter ?? '')
  }
  update()
  setInterval(update, interval)
}
