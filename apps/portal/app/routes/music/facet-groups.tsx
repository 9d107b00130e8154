import { IndustryPicture } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import type { ReactNode } from 'react'
import { useText } from '#app/text'
import { facetPillClass } from './active-facets'
import type { Facet } from './music-rules.server'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-2 text-label font-[650]">{title}</legend>
    {children}
  </fieldset>
)

type IndustriesProps = {
  industries: { key: string; name: string }[]
  own: string[]
  chosen: string[]
  counts: Record<string, number>
}

/** The member's own industries as large boxes, with all others in a collapsed section. */
export function IndustryFacet({ industries, own, chosen, counts }: IndustriesProps) {
  const t = useText()
  const first = own.flatMap(key => industries.find(industry => industry.key === key) ?? [])
  const others = industries.filter(({ key }) => !own.includes(key) && (counts[key] || chosen.includes(key)))
  return (
    <Group title={t(first.length > 0 ? 'music.own_industry' : 'music.industry')}>
      <div className="grid gap-2">
        {first.map(({ key, name }) => (
          <label
            key={key}
            className="choice relative flex min-h-14 items-center gap-3 rounded-field px-3 py-2 text-label font-[650]"
          >
            <input
              type="checkbox"
              name="industry"
              value={key}
              defaultChecked={chosen.includes(key)}
              className="unseen-input"
            />
            <span className="w-11 shrink-0">
              <IndustryPicture industry={key} file={industryArt} />
            </span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
      {others.length > 0 ? (
        <details open={first.length === 0 || others.some(({ key }) => chosen.includes(key))} className="mt-1">
          <summary className="inline-flex min-h-11 items-center text-small font-semibold text-accent-text underline underline-offset-[0.2em]">
            {t('music.other_industries')}
          </summary>
          {others.map(({ key, name }) => (
            <BoxRow
              key={key}
              facet="industry"
              value={key}
              label={name}
              count={counts[key]}
              checked={chosen.includes(key)}
            />
          ))}
        </details>
      ) : null}
    </Group>
  )
}

type BoxRowProps = {
  facet: Facet
  value: string
  label: string
  count: number | undefined
  checked: boolean
}

const BoxRow = ({ facet, value, label, count = 0, checked }: BoxRowProps) => (
  <label className="flex min-h-10 items-center gap-3 text-label pointer-coarse:min-h-11">
    <input type="checkbox" name={facet} value={value} defaultChecked={checked} className="tick" />
    <span className="min-w-0 wrap-anywhere">{label}</span>
    <span className="ml-auto text-small text-muted tabular-nums">{count}</span>
  </label>
)

export function FacetCheckboxes({
  facet,
  chosen,
  counts,
  shape,
}: {
  facet: 'mood' | 'genre'
  chosen: string[]
  counts: Record<string, number>
  shape: 'pill' | 'row'
}) {
  const t = useText()
  const names = { mood: 'moods', genre: 'genres' } as const
  const options = [...new Set([...Object.keys(counts), ...chosen])].flatMap(value => {
    const key = `music.${names[facet]}.${value}`
    return t.has(key) ? [{ value, label: t(key) }] : []
  })
  const sorted = options.toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <Group title={t(`music.${facet}`)}>
      {shape === 'row' ? (
        sorted.map(({ value, label }) => (
          <BoxRow
            key={value}
            facet={facet}
            value={value}
            label={label}
            count={counts[value]}
            checked={chosen.includes(value)}
          />
        ))
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {sorted.map(({ value, label }) => (
            <label key={value} className={facetPillClass}>
              <input
                type="checkbox"
                name={facet}
                value={value}
                defaultChecked={chosen.includes(value)}
                className="unseen-input"
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </Group>
  )
}
