import { ChoiceCard, Fieldset, IndustryPicture } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { IndustrySearch, useIndustrySearch } from '#app/components/industry-search'
import { getRadioProps, useFormField } from '#app/forms/use-form-field'
import type { Industry } from '#app/services/industries.server'
import { useText } from '#app/text'

/**
 * The fourteen industries as cards, with a search by name and synonym. Without JavaScript, all cards are
 * shown.
 */
export function IndustryPicker({ industries }: { industries: Industry[] }) {
  const t = useText()
  const search = useIndustrySearch(industries)
  const { meta, label, error } = useFormField('industry')
  return (
    <div className="grid gap-4.5">
      <IndustrySearch {...search} controls={meta.id} />
      <Fieldset id={meta.id} legend={label} legendVariant="hidden" error={error}>
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3">
          {industries.map(industry => (
            <ChoiceCard
              key={industry.key}
              {...getRadioProps(meta, industry.key)}
              label={industry.name}
              art={<IndustryPicture industry={industry.key} file={industryArt} />}
              className={search.found.includes(industry) ? '' : 'hidden has-checked:flex'}
            />
          ))}
          <div className="col-span-2 flex flex-col justify-center gap-1 rounded-leaf-card bg-sunken px-6 py-4.5 text-label">
            <b className="font-semibold">{t('registration.industry.unsure_title')}</b>
            <span className="text-small text-muted">{t('registration.industry.unsure_text')}</span>
          </div>
        </div>
      </Fieldset>
    </div>
  )
}
