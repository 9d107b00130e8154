import { prefersReducedData } from './prefetch'

/**
 * Once the visitor starts to type, prefetches the scripts and styles that the next page needs, listed in
 * `template[data-prefetch]`. Does nothing in data-saving mode.
 */
export function prefetchFilesOnInput(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-prefetch]')
  if (!template || prefersReducedData()) return
  const prefetch = () => {
    // The page's data is not prefetched, because the response would set cookies, which could end the session
    // that is about to begin.
    for (const { href, as } of template.content.querySelectorAll<HTMLLinkElement>('link:not([as=fetch])'))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: as || 'script', href }),
      )
  }
  document.addEventListener('input', prefetch, { once: true })
}
