import type { MusicFacets } from '@bgm/api-client'
import { Button, IndustryArt, Select, TextInput } from '@bgm/ui'
import { Form, useSubmit } from '@remix-run/react'
import { Search, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useListUrl } from '#app/components/list-url'
import { useText } from '#app/text'
import { facetPill } from './active-facets'
import { AudienceFacets } from './audience-facets'
import type { Facet, MusicFilter } from './music-rules.server'

interface FacetsProps {
  filter: MusicFilter
  facets: MusicFacets
  industries: { key: string; name: string }[]
  /** The industries of the member's units. */
  own: string[]
}

const sheet =
  'w-full content-start gap-5.5 text-ink backdrop:bg-scrim max-lg:mt-auto max-lg:mb-0 max-lg:max-h-[88dvh] max-lg:max-w-none max-lg:overflow-y-auto max-lg:rounded-t-panel max-lg:bg-paper max-lg:p-5 max-lg:shadow-3 lg:static lg:m-0 lg:grid lg:w-auto lg:overflow-visible lg:bg-transparent [&:popover-open]:grid'

/**
 * The facets as a form. On phones it is a native popover, on wide screens always visible, so that it works without
 * JavaScript; with it, every choice is applied immediately.
 */
export function Facets({ filter, facets, industries, own }: FacetsProps) {
  const t = useText()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useValuesOfUrl(form, filter)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') return
    submit(event.currentTarget, { preventScrollReset: true })
  }
  return (
    <Form
      ref={form}
      id="facets"
      popover="auto"
      role="search"
      aria-label={t('music.facets')}
      onChange={apply}
      className={sheet}
    >
      <div className="flex items-center justify-between lg:hidden">
        <h2 className="text-h3">{t('music.facets')}</h2>
        <button
          type="button"
          popovertarget="facets"
          popovertargetaction="hide"
          aria-label={t('actions.close')}
          className="-mr-2 grid size-11 place-items-center"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <TextInput
        type="search"
        name="q"
        maxLength={100}
        defaultValue={filter.q}
        aria-label={t('music.search')}
        placeholder={t('music.search_placeholder')}
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      />
      <Industries industries={industries} own={own} chosen={filter.industry} counts={facets.industry} />
      <Checkboxes facet="mood" chosen={filter.mood} counts={facets.mood} shape="pill" />
      <Checkboxes facet="genre" chosen={filter.genre} counts={facets.genre} shape="row" />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className="grid gap-2 text-label font-[650]">
        {t('music.tempo_limit')}
        <Select
          name="tempo"
          defaultValue={filter.tempo}
          placeholder={t('music.any_tempo')}
          options={[70, 88, 108, 130].map(beats => ({
            value: String(beats),
            label: t('music.up_to', { beats }),
          }))}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className="grid gap-2 text-label font-[650]">
        {t('music.artist')}
        <TextInput
          name="artist"
          maxLength={100}
          defaultValue={filter.artist}
          placeholder={t('music.artist_placeholder')}
        />
      </label>
      <AudienceFacets filter={filter} facets={facets} forMalls={own.includes('shopping-mall')} />
      <div className="flex flex-wrap items-center gap-3 max-lg:sticky max-lg:bottom-0 max-lg:bg-paper max-lg:py-3">
        <Button type="submit" variant="secondary" size="s" className="max-lg:flex-1">
          {t('actions.apply')}
        </Button>
        <ClearLink filter={filter} />
      </div>
    </Form>
  )
}

/** After a navigation, for example back, the form shows the values of the URL. Typing and focus are kept. */
function useValuesOfUrl(form: { current: HTMLFormElement | null }, filter: MusicFilter) {
  const values = JSON.stringify(filter)
  useEffect(() => {
    const chosen = new Map(Object.entries(JSON.parse(values) as MusicFilter))
    for (const element of form.current?.elements ?? []) {
      if (element === document.activeElement) continue
      if (element instanceof HTMLInputElement && element.type === 'checkbox')
        element.checked = (chosen.get(element.name) ?? []).includes(element.value)
      else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
        element.value = String(chosen.get(element.name) ?? '')
    }
  }, [form, values])
}

function ClearLink({ filter }: { filter: MusicFilter }) {
  const t = useText()
  const { pathname } = useListUrl()
  if (!Object.values(filter).some(value => value.length > 0)) return null
  return (
    <a
      href={pathname}
      className="py-2.5 text-label font-semibold text-accent-text underline underline-offset-[0.2em]"
    >
      {t('actions.clear_filters')}
    </a>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-2 text-label font-[650]">{title}</legend>
    {children}
  </fieldset>
)

interface IndustriesProps {
  industries: FacetsProps['industries']
  own: string[]
  chosen: string[]
  counts: Record<string, number>
}

/** The member's own industries as large boxes, all others behind a disclosure. */
function Industries({ industries, own, chosen, counts }: IndustriesProps) {
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
              <IndustryArt industry={key} />
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

interface BoxRowProps {
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

function Checkboxes({
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
            <label key={value} className={facetPill}>
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
