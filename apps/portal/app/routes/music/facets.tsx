import type { MusicFacets } from '@bgm/api-client'
import { Button, Select, TextInput } from '@bgm/ui'
import { Form, useSubmit } from '@remix-run/react'
import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useListUrl } from '#app/components/list-url'
import { useText } from '#app/text'
import { AudienceFacets } from './audience-facets'
import { FacetCheckboxes, IndustryFacet } from './facet-groups'
import type { MusicFilter } from './music-rules.server'

type FacetsProps = {
  filter: MusicFilter
  facets: MusicFacets
  industries: { key: string; name: string }[]
  /** The industries of the member's units. */
  own: string[]
}

const sheet =
  'w-full content-start gap-5.5 text-ink backdrop:bg-scrim max-lg:mt-auto max-lg:mb-0 max-lg:max-h-[88dvh] max-lg:max-w-none max-lg:overflow-y-auto max-lg:rounded-t-panel max-lg:bg-paper max-lg:p-5 max-lg:shadow-3 lg:static lg:m-0 lg:grid lg:w-auto lg:overflow-visible lg:bg-transparent [&:popover-open]:grid'

/**
 * The facets as a form, which is a native popover on phones and always visible on wide screens, so that it
 * works without JavaScript. With JavaScript, every change is applied immediately.
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
      <SheetHeader />
      <TextInput
        type="search"
        name="q"
        maxLength={100}
        defaultValue={filter.q}
        aria-label={t('music.search')}
        placeholder={t('music.search_placeholder')}
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      />
      <IndustryFacet industries={industries} own={own} chosen={filter.industry} counts={facets.industry} />
      <FacetCheckboxes facet="mood" chosen={filter.mood} counts={facets.mood} shape="pill" />
      <FacetCheckboxes facet="genre" chosen={filter.genre} counts={facets.genre} shape="row" />
      <TempoLimit chosen={filter.tempo} />
      <Artist chosen={filter.artist} />
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

/**
 * After a navigation such as going back, resets the form to the URL's values, but keeps typed text and
 * focus.
 */
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

/** Shown only on phones. */
function SheetHeader() {
  const t = useText()
  return (
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
  )
}

function TempoLimit({ chosen }: { chosen: string }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="grid gap-2 text-label font-[650]">
      {t('music.tempo_limit')}
      <Select
        name="tempo"
        defaultValue={chosen}
        placeholder={t('music.any_tempo')}
        options={[70, 88, 108, 130].map(beats => ({
          value: String(beats),
          label: t('music.up_to', { beats }),
        }))}
      />
    </label>
  )
}

function Artist({ chosen }: { chosen: string }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="grid gap-2 text-label font-[650]">
      {t('music.artist')}
      <TextInput
        name="artist"
        maxLength={100}
        defaultValue={chosen}
        placeholder={t('music.artist_placeholder')}
      />
    </label>
  )
}
