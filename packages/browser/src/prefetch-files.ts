import { savesData } from './prefetch'

/**
 * Prefetches the scripts and styles in `template[data-prefetch]`, which the next page needs, once the visitor starts to
 * type; not in data-saving mode.
 */
export function prefetchFilesOnInput(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-prefetch]')
  if (!template || savesData()) return
  const prefetch = () => {
    // Not the data of the page: fetching it would set cookies, which could end the session that is about to begin.
    for (const { href, as } of template.content.querySelectorAll<HTMLLinkElement>('link:not([as=fetch])'))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: as || 'script', href }),
      )
  }
  document.addEventListener('input', prefetch, { once: true })
}
