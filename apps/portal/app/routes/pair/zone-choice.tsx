import type { Pairing } from '@bgm/api-client'
import { Badge, Checkbox, Fieldset } from '@bgm/ui'
import { isValidLicence } from '@bgm/validation'
import { getInputProps } from '@conform-to/react'
import { useFieldProps } from '#app/forms/fields'
import { getRadioProps } from '#app/forms/use-form-field'
import { useText } from '#app/text'

type Zone = Pairing['zones'][number]

/** The zones as radio buttons, each with the consequences of the choice if it has a player or no licence. */
export function ZoneChoice({ zones }: { zones: Zone[] }) {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'zone' })
  return (
    <>
      <Fieldset {...group} legend={t('pairing.zone')} error={group.error && t('pairing.choose_zone')}>
        <div className="grid gap-2.5">
          {zones.map(zone => (
            <ZoneCard key={zone.id} zone={zone} radio={getRadioProps(meta, zone.id)} />
          ))}
        </div>
      </Fieldset>
      <Replace />
    </>
  )
}

function ZoneCard({ zone, radio }: { zone: Zone; radio: ReturnType<typeof getRadioProps> }) {
  const t = useText()
  const licensed = isValidLicence(zone.licence.state)
  const consequences = [
    zone.player ? t('pairing.will_replace') : '',
    licensed ? '' : t('pairing.without_licence'),
  ].filter(Boolean)
  return (
    <label className="choice grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 rounded-field px-4 py-3 text-label sm:grid-cols-[24px_minmax(0,1fr)_auto]">
      <input {...radio} className="tick" {...(zone.player ? { 'data-occupied': '' } : {})} />
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-semibold">{zone.name}</b>
        <span className="block text-small text-muted">
          {zone.business_unit.name}
          {consequences.map(text => (
            <span key={text} className="block text-ink">
              {text}
            </span>
          ))}
        </span>
      </span>
      <Badge tone={licensed ? 'ok' : 'warn'} className="justify-self-start max-sm:col-start-2">
        {t(licensed ? 'pairing.licensed' : 'pairing.not_licensed')}
      </Badge>
    </label>
  )
}

/** CSS hides this field unless the selected zone has a player, so it works without JavaScript. */
function Replace() {
  const t = useText()
  const { meta, frame } = useFieldProps({ name: 'replace' })
  return (
    <div className="hidden rounded-field bg-warn-tint px-4 py-1.5 group-has-[[data-occupied]:checked]/pairing:block">
      <Checkbox
        {...getInputProps(meta, { type: 'checkbox' })}
        id={meta.id}
        label={t('pairing.replace')}
        error={frame.error}
      />
    </div>
  )
}
