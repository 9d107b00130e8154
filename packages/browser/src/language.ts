export const localeCookie = { name: 'locale', days: 365 }

/** A followed language link or button (`[data-locale]`) is the reader's word: kept in the cookie `locale` for 365 days. */
export function rememberLanguage(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-locale]') : null
    const locale = link?.dataset.locale
    if (!locale || !/^[a-z]{2}$/.test(locale)) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
    document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.days * 86_400}; SameSite=Lax${secure}`
  })
}
