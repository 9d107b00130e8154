import type { PanelView } from '#src/platform/panel/view'

/** Views of the dates that schedules can follow. */
export const calendarViews: Record<string, PanelView> = {
  'api::calendar-date.calendar-date': {
    main: 'name_id',
    sort: 'from_date',
    columns: ['from_date', 'until_date', 'name_id', 'kind', 'provisional'],
    form: [
      ['kind', 'provisional'],
      ['from_date', 'until_date'],
      ['name_id', 'name_en'],
      ['key', 'source'],
    ],
    fields: {
      kind: ['Kind', 'What units that follow it do: holidays use the slots of Sunday, Nyepi is silent'],
      provisional: ['Provisional', 'Until the government has decided; members see this'],
      from_date: ['First day'],
      until_date: ['Last day', 'The same as the first for one day'],
      name_id: ['Name (Indonesian)'],
      name_en: ['Name (English)'],
      key: ['Key', 'Unique, for example idulfitri-2027'],
      source: ['Source', 'The decree or calculation that the date is from'],
      updatedAt: ['Changed'],
    },
  },
}
