import type { CalendarDateKind } from '@bgm/validation'
import type { ContentEntry } from './entry'

const provisional = true
const certain = false

/**
 * Public holidays, Nyepi and Ramadan. The dates of 2026 are from the joint decree of three ministers;
 * Ramadan 2026 and the lunar dates of later years are calculated and provisional until the government
 * announces them.
 */
const dates: [string, CalendarDateKind, string, string, string, string, boolean][] = [
  ['tahun-baru-2026', 'holiday', 'Tahun Baru', 'New Year’s Day', '2026-01-01', '2026-01-01', certain],
  ['isra-mikraj-2026', 'holiday', 'Isra Mikraj', 'Isra Mi’raj', '2026-01-16', '2026-01-16', certain],
  ['imlek-2026', 'holiday', 'Tahun Baru Imlek', 'Chinese New Year', '2026-02-17', '2026-02-17', certain],
  ['ramadan-2026', 'ramadan', 'Ramadan', 'Ramadan', '2026-02-19', '2026-03-20', provisional],
  ['nyepi-2026', 'nyepi', 'Nyepi', 'Nyepi', '2026-03-19', '2026-03-19', certain],
  ['idulfitri-2026', 'holiday', 'Idulfitri', 'Eid al-Fitr', '2026-03-21', '2026-03-22', certain],
  ['jumat-agung-2026', 'holiday', 'Wafat Yesus Kristus', 'Good Friday', '2026-04-03', '2026-04-03', certain],
  ['paskah-2026', 'holiday', 'Paskah', 'Easter Sunday', '2026-04-05', '2026-04-05', certain],
  ['hari-buruh-2026', 'holiday', 'Hari Buruh', 'Labour Day', '2026-05-01', '2026-05-01', certain],
  [
    'kenaikan-2026',
    'holiday',
    'Kenaikan Yesus Kristus',
    'Ascension Day',
    '2026-05-14',
    '2026-05-14',
    certain,
  ],
  ['iduladha-2026', 'holiday', 'Iduladha', 'Eid al-Adha', '2026-05-27', '2026-05-27', certain],
  ['waisak-2026', 'holiday', 'Waisak', 'Vesak', '2026-05-31', '2026-05-31', certain],
  ['pancasila-2026', 'holiday', 'Hari Lahir Pancasila', 'Pancasila Day', '2026-06-01', '2026-06-01', certain],
  [
    'tahun-baru-islam-2026',
    'holiday',
    'Tahun Baru Islam',
    'Islamic New Year',
    '2026-06-16',
    '2026-06-16',
    certain,
  ],
  [
    'kemerdekaan-2026',
    'holiday',
    'Hari Kemerdekaan',
    'Independence Day',
    '2026-08-17',
    '2026-08-17',
    certain,
  ],
  ['maulid-2026', 'holiday', 'Maulid Nabi', 'Birthday of the Prophet', '2026-08-25', '2026-08-25', certain],
  ['natal-2026', 'holiday', 'Natal', 'Christmas Day', '2026-12-25', '2026-12-25', certain],
  ['tahun-baru-2027', 'holiday', 'Tahun Baru', 'New Year’s Day', '2027-01-01', '2027-01-01', certain],
  ['isra-mikraj-2027', 'holiday', 'Isra Mikraj', 'Isra Mi’raj', '2027-01-05', '2027-01-05', provisional],
  ['imlek-2027', 'holiday', 'Tahun Baru Imlek', 'Chinese New Year', '2027-02-06', '2027-02-06', provisional],
  ['ramadan-2027', 'ramadan', 'Ramadan', 'Ramadan', '2027-02-08', '2027-03-09', provisional],
  ['nyepi-2027', 'nyepi', 'Nyepi', 'Nyepi', '2027-03-08', '2027-03-08', provisional],
  ['idulfitri-2027', 'holiday', 'Idulfitri', 'Eid al-Fitr', '2027-03-10', '2027-03-11', provisional],
  ['jumat-agung-2027', 'holiday', 'Wafat Yesus Kristus', 'Good Friday', '2027-03-26', '2027-03-26', certain],
  ['paskah-2027', 'holiday', 'Paskah', 'Easter Sunday', '2027-03-28', '2027-03-28', certain],
  ['hari-buruh-2027', 'holiday', 'Hari Buruh', 'Labour Day', '2027-05-01', '2027-05-01', certain],
  [
    'kenaikan-2027',
    'holiday',
    'Kenaikan Yesus Kristus',
    'Ascension Day',
    '2027-05-06',
    '2027-05-06',
    certain,
  ],
  ['iduladha-2027', 'holiday', 'Iduladha', 'Eid al-Adha', '2027-05-17', '2027-05-17', provisional],
  ['waisak-2027', 'holiday', 'Waisak', 'Vesak', '2027-05-20', '2027-05-20', provisional],
  ['pancasila-2027', 'holiday', 'Hari Lahir Pancasila', 'Pancasila Day', '2027-06-01', '2027-06-01', certain],
  [
    'tahun-baru-islam-2027',
    'holiday',
    'Tahun Baru Islam',
    'Islamic New Year',
    '2027-06-06',
    '2027-06-06',
    provisional,
  ],
  [
    'kemerdekaan-2027',
    'holiday',
    'Hari Kemerdekaan',
    'Independence Day',
    '2027-08-17',
    '2027-08-17',
    certain,
  ],
  [
    'maulid-2027',
    'holiday',
    'Maulid Nabi',
    'Birthday of the Prophet',
    '2027-08-15',
    '2027-08-15',
    provisional,
  ],
  ['natal-2027', 'holiday', 'Natal', 'Christmas Day', '2027-12-25', '2027-12-25', certain],
  ['isra-mikraj-2-2027', 'holiday', 'Isra Mikraj', 'Isra Mi’raj', '2027-12-26', '2027-12-26', provisional],
  ['tahun-baru-2028', 'holiday', 'Tahun Baru', 'New Year’s Day', '2028-01-01', '2028-01-01', certain],
  ['imlek-2028', 'holiday', 'Tahun Baru Imlek', 'Chinese New Year', '2028-01-26', '2028-01-26', provisional],
  ['ramadan-2028', 'ramadan', 'Ramadan', 'Ramadan', '2028-01-28', '2028-02-25', provisional],
  ['idulfitri-2028', 'holiday', 'Idulfitri', 'Eid al-Fitr', '2028-02-26', '2028-02-27', provisional],
  ['nyepi-2028', 'nyepi', 'Nyepi', 'Nyepi', '2028-03-26', '2028-03-26', provisional],
  ['jumat-agung-2028', 'holiday', 'Wafat Yesus Kristus', 'Good Friday', '2028-04-14', '2028-04-14', certain],
  ['paskah-2028', 'holiday', 'Paskah', 'Easter Sunday', '2028-04-16', '2028-04-16', certain],
  ['hari-buruh-2028', 'holiday', 'Hari Buruh', 'Labour Day', '2028-05-01', '2028-05-01', certain],
  ['iduladha-2028', 'holiday', 'Iduladha', 'Eid al-Adha', '2028-05-05', '2028-05-05', provisional],
  ['waisak-2028', 'holiday', 'Waisak', 'Vesak', '2028-05-09', '2028-05-09', provisional],
  [
    'tahun-baru-islam-2028',
    'holiday',
    'Tahun Baru Islam',
    'Islamic New Year',
    '2028-05-25',
    '2028-05-25',
    provisional,
  ],
  [
    'kenaikan-2028',
    'holiday',
    'Kenaikan Yesus Kristus',
    'Ascension Day',
    '2028-05-25',
    '2028-05-25',
    certain,
  ],
  ['pancasila-2028', 'holiday', 'Hari Lahir Pancasila', 'Pancasila Day', '2028-06-01', '2028-06-01', certain],
  [
    'maulid-2028',
    'holiday',
    'Maulid Nabi',
    'Birthday of the Prophet',
    '2028-08-03',
    '2028-08-03',
    provisional,
  ],
  [
    'kemerdekaan-2028',
    'holiday',
    'Hari Kemerdekaan',
    'Independence Day',
    '2028-08-17',
    '2028-08-17',
    certain,
  ],
  ['isra-mikraj-2028', 'holiday', 'Isra Mikraj', 'Isra Mi’raj', '2028-12-14', '2028-12-14', provisional],
  ['natal-2028', 'holiday', 'Natal', 'Christmas Day', '2028-12-25', '2028-12-25', certain],
]

const getSource = (year: string, isProvisional: boolean) => {
  if (isProvisional) return 'Perhitungan; menunggu keputusan pemerintah'
  return year === '2026' ? 'SKB 3 Menteri, 19 September 2025' : 'Tanggal tetap atau kalender gereja'
}

export const calendarDates: ContentEntry[] = dates.map(
  ([key, kind, name_id, name_en, from_date, until_date, isProvisional]) => ({
    shared: {
      key,
      kind,
      name_id,
      name_en,
      from_date,
      until_date,
      provisional: isProvisional,
      source: getSource(from_date.slice(0, 4), isProvisional),
    },
    id: {},
  }),
)
