import { savesData } from './prefetch'

/**
 * Prefetches the scripts and styles in `template[data-prefetch]`, which the next page needs, once the visitor starts to
 * type; not in data-saving mode.
 */
export function prefetchFilesOnInput(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-prefetch]')
  if (!template || savesData()) return
  const prefetch = () => {
    for (const { href, as } of template.content.querySelectorAll('link'))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: as || 'script', href }),
      )
  }
  document.addEventListener('input', prefetch, { once: true })
}
