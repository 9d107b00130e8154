export const localeCookie = { name: 'locale', days: 365 }

/** Stores the language of a clicked `[data-locale]` link or button in the `locale` cookie for 365 days. */
export function rememberLanguage(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-locale]') : null
    const locale = link?.dataset.locale
    if (!locale || !/^[a-z]{2}$/.test(locale)) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not available in every supported browser
    document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.days * 86_400}; SameSite=Lax${secure}`
  })
}
