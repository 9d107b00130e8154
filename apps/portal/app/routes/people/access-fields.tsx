import { Checkbox, Fieldset, RadioCard, TextLink } from '@bgm/ui'
import { useFieldProps } from '#app/forms/fields'
import { getRadioProps } from '#app/forms/use-form-field'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Access = {
  roles: readonly ('owner' | 'manager' | 'finance' | 'staff' | 'auditor')[]
  units: readonly { id: string; name: string }[]
  /** Whether the member may grant access to all units. */
  all: boolean
}

/**
 * The role and the unit access. CSS hides the units while they do not apply, so the form works without
 * JavaScript.
 */
export function AccessFields({ roles, units, all }: Access) {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'role' })
  const locale = useLocale()
  return (
    <div className="group/access grid gap-5">
      <Fieldset {...group}>
        <div className="grid gap-3">
          {roles.map(role => (
            <RadioCard
              key={role}
              {...getRadioProps(meta, role)}
              label={t(`roles.${role}`)}
              description={t(`roles.described.${role}`)}
            />
          ))}
        </div>
        <p className="text-small">
          <TextLink href={paths.roles(locale)}>{t('people.access.see_roles')}</TextLink>
        </p>
      </Fieldset>
      <div className="grid gap-5 group-has-[[name=role][value=owner]:checked]/access:hidden">
        <ReachField all={all} />
        <UnitsField units={units} />
      </div>
    </div>
  )
}

function ReachField({ all }: { all: boolean }) {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'reach' })
  if (!all) return <input type="hidden" name="reach" value="some" />
  return (
    <Fieldset {...group}>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard {...getRadioProps(meta, 'all')} label={t('people.access.reach_all')} />
        <RadioCard {...getRadioProps(meta, 'some')} label={t('people.access.reach_some')} />
      </div>
    </Fieldset>
  )
}

function UnitsField({ units }: { units: Access['units'] }) {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'units' })
  const chosen = String(meta.initialValue ?? '').split(',')
  return (
    <Fieldset {...group} className="group-has-[[name=reach][value=all]:checked]/access:hidden">
      {units.length === 0 ? <p className="text-small text-muted">{t('people.access.no_units')}</p> : null}
      <div className="grid max-h-96 gap-x-5 overflow-y-auto sm:grid-cols-2">
        {units.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`${meta.id}-${id}`}
            name="units"
            value={id}
            defaultChecked={chosen.includes(id)}
            label={name}
          />
        ))}
      </div>
    </Fieldset>
  )
}
