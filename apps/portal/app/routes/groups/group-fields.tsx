import { Checkbox, Fieldset, RadioCard } from '@bgm/ui'
import { businessUnitStates, unitGroupKinds } from '@bgm/validation'
import { TextField, useFieldProps } from '#app/forms/fields'
import { getRadioProps } from '#app/forms/use-form-field'
import type { RuleChoices } from '#app/services/groups.server'
import { useText } from '#app/text'

type Choice = { value: string; label: string }

type GroupFieldsProps = {
  choices: RuleChoices
  /** The kind of a stored group, which cannot be changed. */
  kind?: 'rule' | 'list'
}

/** The fields of a group. CSS hides the conditions of a list, so that the form works without JavaScript. */
export function GroupFields({ choices, kind }: GroupFieldsProps) {
  const t = useText()
  const states = businessUnitStates.map(value => ({ value, label: t(`states.business_unit.${value}`) }))
  return (
    <div className="group/kind grid gap-5">
      <TextField name="group_name" maxLength={60} autoComplete="off" />
      {kind ? <input type="hidden" name="group_kind" value={kind} /> : <KindField />}
      {kind === 'list' ? null : (
        <div className="grid gap-5 group-has-[[value=list]:checked]/kind:hidden">
          <p className="text-small text-muted">{t('groups.rule_hint')}</p>
          <TextField
            name="rule_names"
            optional
            hint={t('groups.texts_hint')}
            maxLength={400}
            autoComplete="off"
          />
          <TextField
            name="rule_codes"
            optional
            hint={t('groups.texts_hint')}
            maxLength={200}
            autoComplete="off"
          />
          <ChoicesField name="rule_provinces" choices={choices.provinces} />
          <ChoicesField name="rule_cities" choices={choices.cities} />
          <ChoicesField name="rule_industries" choices={choices.industries} />
          <ChoicesField name="rule_states" choices={states} />
        </div>
      )}
    </div>
  )
}

function KindField() {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'group_kind' })
  return (
    <Fieldset {...group}>
      <div className="grid gap-3 sm:grid-cols-2">
        {unitGroupKinds.map(kind => (
          <RadioCard
            key={kind}
            {...getRadioProps(meta, kind)}
            label={t(`groups.kinds.${kind}`)}
            description={t(`groups.kinds_described.${kind}`)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

type ChoicesName = 'rule_provinces' | 'rule_cities' | 'rule_industries' | 'rule_states'

function ChoicesField({ name, choices }: { name: ChoicesName; choices: readonly Choice[] }) {
  const t = useText()
  const { meta, group } = useFieldProps({ name })
  const chosen = String(meta.initialValue ?? '').split(',')
  if (choices.length === 0) return null
  return (
    <Fieldset
      {...group}
      legend={
        <>
          {group.legend} <span className="font-normal text-muted">{t('words.optional')}</span>
        </>
      }
    >
      <div className="grid max-h-64 gap-x-5 overflow-y-auto sm:grid-cols-2">
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`${meta.id}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={label}
          />
        ))}
      </div>
    </Fieldset>
  )
}
