import * as z from 'zod/mini'
import { normaliseTime } from './clock'
import { volumeFormRows } from './constants'
import { bodyObject, formObject, hasLength, optionalField, optionalInteger, parsedText } from './fields'
import type { ValidationKey } from './message-keys'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')
const percent = z
  .int(key('validation.volume'))
  .check(z.gte(0, key('validation.volume')), z.lte(100, key('validation.volume')))

/** From a minute of the local day until the next row, and after the last one until the first of the next day. */
const volumeRow = z.strictObject(
  { from_minute: z.int(wrong).check(z.gte(0, wrong), z.lte(1439, wrong)), volume: percent },
  wrong,
)
export type VolumeRow = z.output<typeof volumeRow>

const isAscending = (rows: readonly VolumeRow[]) =>
  rows.every((row, index) => index === 0 || row.from_minute > (rows[index - 1]?.from_minute ?? 0))

/** The volume by time of day, by ascending times; empty for the same volume all day. */
export const volumeRowsSchema = z
  .array(volumeRow, wrong)
  .check(hasLength(0, volumeFormRows.length, wrong), z.refine(isAscending, key('validation.volume_times')))

/** `max_volume` is the ceiling, which only members with access to all units may change. */
export const zoneVolumesBodySchema = bodyObject({
  max_volume: z.optional(percent),
  volumes: volumeRowsSchema,
})
export type ZoneVolumes = z.output<typeof zoneVolumesBodySchema>

const time = optionalField(parsedText(16, 'validation.time', normaliseTime))
const volume = optionalInteger(0, 100, 'validation.volume')
type Values = Partial<Record<string, unknown>>

/** Checks that a row has a time and a volume, or neither. */
const isComplete = (row: number) =>
  z.refine<Values>(values => !values[`volume_from_${row}`] === (values[`volume_${row}`] === undefined), {
    path: [`volume_${row}`],
    error: key('validation.volume'),
  })

const differs = (row: number) =>
  z.refine<Values>(
    values =>
      !values[`volume_from_${row}`] ||
      volumeFormRows.every(
        other => other >= row || values[`volume_from_${other}`] !== values[`volume_from_${row}`],
      ),
    { path: [`volume_from_${row}`], error: key('validation.volume_times') },
  )

/** The form on the page of a zone. Rows without a time are left out. */
export const zoneVolumesFormSchema = formObject({
  max_volume: volume,
  volume_from_1: time,
  volume_1: volume,
  volume_from_2: time,
  volume_2: volume,
  volume_from_3: time,
  volume_3: volume,
  volume_from_4: time,
  volume_4: volume,
  volume_from_5: time,
  volume_5: volume,
  volume_from_6: time,
  volume_6: volume,
}).check(...volumeFormRows.flatMap(row => [isComplete(row), differs(row)]))
export type ZoneVolumesForm = z.output<typeof zoneVolumesFormSchema>

const toMinute = (text: string) => (Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))) % 1440

/** Converts the form's rows to the API's format. */
export const toZoneVolumes = (values: ZoneVolumesForm): ZoneVolumes => ({
  ...(values.max_volume === undefined ? {} : { max_volume: values.max_volume }),
  volumes: volumeFormRows
    .flatMap(row => {
      const [from, volume] = [values[`volume_from_${row}`], values[`volume_${row}`]]
      return from && volume !== undefined ? [{ from_minute: toMinute(from), volume }] : []
    })
    .sort((one, other) => one.from_minute - other.from_minute),
})
