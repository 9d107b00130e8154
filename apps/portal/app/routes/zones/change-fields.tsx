import { type Permission, type ZoneBatchKind, zoneBatchDurations, zoneBatchKinds } from '@bgm/validation'
import type { ReactNode } from 'react'
import { useHasPermission } from '#app/components/use-has-permission'
import { localiseTitle } from '#app/components/zone-text'
import { RadioGroupField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { useLocale, useText } from '#app/text'
import type { ChangeZonesData } from './change-zones'

// CSS shows the fields for the selected change, so that the form works without JavaScript.
const shownFor = {
  play: 'group-has-[[value=play]:checked]/kind:block group-has-[[value=default-playlist]:checked]/kind:block',
  hours: 'group-has-[[value=play]:checked]/kind:block group-has-[[value=silence]:checked]/kind:block',
  pause: 'group-has-[[value=pause]:checked]/kind:block',
  volume: 'group-has-[[value=volume]:checked]/kind:block',
  copy: 'group-has-[[value=copy-schedule]:checked]/kind:block',
}

/** The permissions that some of the changes require. */
const permissions: Partial<Record<ZoneBatchKind, Permission>> = {
  'copy-schedule': 'schedule.update',
  'default-playlist': 'zone.update',
}

/** The choice of a change, and the fields that this change needs. */
export function ZoneChangeFields({ data: { playlists, sources } }: { data: ChangeZonesData }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const kinds = zoneBatchKinds.filter(kind => {
    const permission = permissions[kind]
    return !permission || may(permission)
  })
  return (
    <>
      <RadioGroupField
        name="batch_kind"
        options={kinds.map(value => ({ value, label: t(`zone_board.kinds.${value}`) }))}
      />
      <Shown className={shownFor.play}>
        <SelectField
          name="playlist"
          placeholder=""
          options={playlists.map(({ id, title }) => ({ value: id, label: localiseTitle(title, locale) }))}
        />
      </Shown>
      <Shown className={shownFor.hours}>
        <SelectField
          name="batch_hours"
          hint={t('zone_board.changing.hours_hint')}
          options={zoneBatchDurations.map(value => ({
            value,
            label: t('zone_board.changing.hours', { count: Number(value) }),
          }))}
        />
      </Shown>
      <Shown className={shownFor.pause}>
        <SelectField
          name="pause_hours"
          placeholder={t('zone_board.changing.until_resumed')}
          hint={t('zone_board.changing.pause_hint')}
          options={zoneBatchDurations.map(value => ({
            value,
            label: t('zone_board.changing.hours', { count: Number(value) }),
          }))}
        />
      </Shown>
      <Shown className={shownFor.volume}>
        <TextField
          name="volume"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          hint={t('zone_board.changing.volume_hint')}
        />
      </Shown>
      <Shown className={shownFor.copy}>
        <SelectField
          name="copy_source"
          placeholder=""
          hint={t('zone_board.changing.source_hint')}
          options={sources}
        />
      </Shown>
    </>
  )
}

const Shown = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`hidden ${className}`}>{children}</div>
)
