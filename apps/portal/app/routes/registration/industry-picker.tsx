import { ChoiceCard, Field, Fieldset, IndustryArt, TextInput } from '@bgm/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { radioProps, useFormField } from '#app/forms/use-form-field'
import type { Industry } from '#app/services/industries.server'
import { useText } from '#app/text'

/** The fourteen industries as cards, with a search over names and their other words. Without script every card shows. */
export function IndustryPicker({ industries }: { industries: Industry[] }) {
  const t = useText()
  const [wanted, setWanted] = useState('')
  const { meta, label, error } = useFormField('industry')
  const found = industries.filter(industry => matches(industry, wanted))
  return (
    <div className="grid gap-4.5">
      <Field id="industry-search" label={t('registration.industry.search')} className="noscript:hidden">
        <TextInput
          type="search"
          icon={<Search aria-hidden="true" strokeWidth={1.75} />}
          placeholder={t('registration.industry.search_placeholder')}
          aria-controls={meta.id}
          autoComplete="off"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <Fieldset id={meta.id} legend={label} legendLook="hidden" error={error}>
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3">
          {industries.map(({ key, name }) => (
            <ChoiceCard
              key={key}
              {...radioProps(meta, key)}
              label={name}
              art={<IndustryArt industry={key} />}
              className={found.some(industry => industry.key === key) ? '' : 'hidden has-checked:flex'}
            />
          ))}
          <div className="col-span-2 flex flex-col justify-center gap-1 rounded-leaf-card bg-sunken px-6 py-4.5 text-label">
            <b className="font-semibold">{t('registration.industry.unsure_title')}</b>
            <span className="text-small text-muted">{t('registration.industry.unsure_text')}</span>
          </div>
        </div>
        <p role="status" className="text-small text-muted">
          {found.length === 0 ? t('registration.industry.search_empty') : null}
        </p>
      </Fieldset>
    </div>
  )
}

export function matches({ name, search_terms }: Industry, wanted: string): boolean {
  const text = spelled(`${name} ${search_terms}`)
  const tight = text.replaceAll(' ', '')
  return spelled(wanted)
    .split(' ')
    .every(word => text.includes(word) || tight.includes(word))
}

/** "Café" and "cafe", "co-working" and "co working" are the same word. */
const spelled = (text: string) =>
  text
    .slice(0, 2000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
