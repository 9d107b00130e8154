import { SlidersHorizontal, X } from 'lucide-react'
import { useListUrl } from '#app/components/list-url'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import type { MusicFilter } from './music-rules.server'

export const facetPillClass =
  'relative inline-flex min-h-10 items-center rounded-pill border-[1.5px] border-line-strong px-3.5 text-small font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11'

type ActiveFacetsProps = {
  filter: MusicFilter
  industries: { key: string; name: string }[]
}

/** On phones, opens the facets and lists the active ones, each as a link that removes it. */
export function ActiveFacets({ filter, industries }: ActiveFacetsProps) {
  const t = useText()
  const locale = useLocale()
  const { query } = useListUrl()
  const getName = (facet: string, value: string) => {
    const key =
      { mood: `music.moods.${value}`, genre: `music.genres.${value}` }[facet] ??
      `music.audiences.${facet}.${value}`
    return t.has(key) ? t(key) : (industries.find(one => one.key === value)?.name ?? value)
  }
  const active = [...query].filter(([name, value]) => {
    const chosen: string | string[] | undefined = Object.entries(filter).find(
      ([facet]) => facet === name,
    )?.[1]
    return value !== '' && (chosen?.includes(value) ?? false)
  })
  const without = (name: string, value: string) =>
    paths.music(
      locale,
      [...query].filter(([other, its]) => other !== name || its !== value),
    )
  return (
    <div className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1 lg:hidden">
      <button
        type="button"
        popovertarget="facets"
        className={`${facetPillClass} shrink-0 cursor-pointer gap-2 bg-paper`}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {t('music.filter')}
      </button>
      {active.map(([name, value]) => (
        <a
          key={`${name}-${value}`}
          href={without(name, value)}
          aria-label={t('music.remove_facet', { name: getName(name, value) })}
          className={`${facetPillClass} shrink-0 gap-1.5 border-ink! bg-ink text-paper no-underline`}
        >
          {getName(name, value)}
          <X aria-hidden="true" className="size-4" />
        </a>
      ))}
    </div>
  )
}
