import type { MusicFacets } from '@bgm/api-client'
import { Select } from '@bgm/ui'
import { useText } from '#app/text'
import type { MusicFilter } from './music-rules.server'

type AudienceFacetsProps = {
  filter: MusicFilter
  facets: MusicFacets
  forMalls: boolean
}

/** The audience facets, expanded for malls or if the list is filtered by one of them. */
export function AudienceFacets({ filter, facets, forMalls }: AudienceFacetsProps) {
  const t = useText()
  const names = (['gender', 'age_group', 'lifestyle'] as const).filter(
    name => filter[name].length > 0 || Object.keys(facets[name]).length > 0,
  )
  const used = names.some(name => filter[name].length > 0)
  if (names.length === 0) return null
  return (
    <details open={forMalls || used}>
      <summary className="inline-flex min-h-11 items-center text-label font-[650]">
        {t('music.audience')}
      </summary>
      <div className="grid gap-2">
        {names.map(name => (
          <Select
            key={name}
            name={name}
            defaultValue={filter[name][0] ?? ''}
            aria-label={t(`music.audiences.${name}.label`)}
            placeholder={t(`music.audiences.${name}.all`)}
            options={[...new Set([...Object.keys(facets[name]), ...filter[name]])].flatMap(value => {
              const key = `music.audiences.${name}.${value}`
              return t.has(key) ? [{ value, label: t(key) }] : []
            })}
          />
        ))}
      </div>
    </details>
  )
}
