import { Field, TextInput } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldProps } from '#app/forms/fields'
import { findExactIndustries, matchesIndustry } from '#app/forms/find-industry'
import type { Industry } from '#app/services/industries.server'
import { useText } from '#app/text'

/** Returns the typed search text and the industries that match it. */
export function useIndustrySearch(industries: Industry[]) {
  const [typed, setTyped] = useState<string | null>(null)
  const exact = findExactIndustries(industries, typed ?? '')
  const found = industries.filter(
    industry => exact.includes(industry) || matchesIndustry(industry, typed ?? ''),
  )
  return { industries, typed, setTyped, found }
}

interface IndustrySearchProps extends ReturnType<typeof useIndustrySearch> {
  /** The id of the list that the search filters. */
  controls: string
}

/**
 * Searches the industries by name or synonym, filters the list beside it and selects an exact match. Without
 * JavaScript, the browser suggests names and the server selects the industry.
 */
export function IndustrySearch({ industries, typed, setTyped, found, controls }: IndustrySearchProps) {
  const t = useText()
  const { meta, aria, frame } = useFieldProps({ name: 'industry_search' })
  const list = `${meta.id}-names`
  const search = (input: HTMLInputElement) => {
    // The match can only be selected once the list contains it.
    flushSync(() => setTyped(input.value))
    const [industry, ...others] = findExactIndustries(industries, input.value)
    if (industry && others.length === 0) selectIndustry(input.form, industry.key)
  }
  const box = useRef<HTMLInputElement>(null)
  // The visitor may have typed before the page was hydrated.
  useEffect(() => {
    const input = box.current
    if (input && input.value !== input.defaultValue) queueMicrotask(() => search(input))
  }, [])
  return (
    <Field {...frame}>
      <div>
        <TextInput
          {...getInputProps(meta, { type: 'search', ...aria })}
          ref={box}
          // With JavaScript, only the list is submitted.
          name={typed === null ? meta.name : undefined}
          list={list}
          icon={<Search aria-hidden="true" strokeWidth={1.75} />}
          placeholder={t('registration.industry.search_placeholder')}
          aria-controls={controls}
          autoComplete="off"
          onChange={event => search(event.target)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
        <noscript>
          <datalist id={list}>
            {industries.map(({ key, name, search_terms }) => (
              <option key={key} value={name}>{`${name} (${search_terms})`}</option>
            ))}
          </datalist>
        </noscript>
        <p role="status" className="mt-2 text-small text-muted empty:hidden">
          {found.length === 0 ? t('registration.industry.search_empty') : null}
        </p>
      </div>
    </Field>
  )
}

/** Selects the card or option and dispatches the same events as a user's choice. */
function selectIndustry(form: HTMLFormElement | null, key: string) {
  const field = form?.elements.namedItem('industry')
  if (!(field instanceof RadioNodeList || field instanceof HTMLSelectElement) || field.value === key) return
  field.value = key
  const changed = field instanceof RadioNodeList ? form?.querySelector('input[name=industry]:checked') : field
  changed?.dispatchEvent(new Event('input', { bubbles: true }))
}
