import { Fieldset, StarChoice } from '@bgm/ui'
import { getRadioProps, useFormField } from '#app/forms/use-form-field'
import { useText } from '#app/text'

const stars = ['1', '2', '3', '4', '5'] as const

/**
 * The star rating, for hotels only. CSS shows it once the hotel card is selected, so it works without
 * JavaScript.
 */
export function HotelStars() {
  const t = useText()
  const { meta, error } = useFormField('hotel_stars')
  return (
    <div className="border-t border-line pt-9 supports-[selector(:has(*))]:hidden group-has-[[value=hotel]:checked]/step:block!">
      <Fieldset
        id={meta.id}
        legend={t('registration.industry.stars_title')}
        legendVariant="heading"
        hint={t('registration.industry.stars_text')}
        error={error}
      >
        <div className="grid gap-2.5 sm:grid-cols-5">
          {stars.map(star => (
            <StarChoice
              key={star}
              {...getRadioProps(meta, star)}
              stars={Number(star)}
              label={t(`options.hotel_stars.${star}`)}
            />
          ))}
        </div>
      </Fieldset>
    </div>
  )
}
