import { savesData } from './prefetch'

/**
 * Prefetches the scripts in `template[data-prefetch]`, which the next page needs, once the visitor starts to type; not in
 * data-saving mode.
 */
export function prefetchScriptsOnInput(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-prefetch]')
  if (!template || savesData()) return
  const prefetch = () => {
    for (const { href } of template.content.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      )
  }
  document.addEventListener('input', prefetch, { once: true })
}
