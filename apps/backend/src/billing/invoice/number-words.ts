const units = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']

// Indonesian contracts a leading "one": sepuluh, sebelas, seratus, seribu.
function hundredsInIndonesian(value: number): string[] {
  if (value === 0) return []
  if (value < 10) return [units[value] ?? '']
  if (value < 12) return [value === 10 ? 'sepuluh' : 'sebelas']
  if (value < 20) return [units[value - 10] ?? '', 'belas']
  if (value < 100) return [units[Math.floor(value / 10)] ?? '', 'puluh', ...hundredsInIndonesian(value % 10)]
  const hundreds = Math.floor(value / 100)
  return [
    ...(hundreds === 1 ? ['seratus'] : [units[hundreds] ?? '', 'ratus']),
    ...hundredsInIndonesian(value % 100),
  ]
}

const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function hundredsInEnglish(value: number): string[] {
  if (value === 0) return []
  if (value < 20) return [small[value] ?? '']
  if (value < 100)
    return [[tens[Math.floor(value / 10)], small[value % 10]].slice(0, value % 10 ? 2 : 1).join('-')]
  return [small[Math.floor(value / 100)] ?? '', 'hundred', ...hundredsInEnglish(value % 100)]
}

const scales = {
  id: ['', 'ribu', 'juta', 'miliar', 'triliun'],
  en: ['', 'thousand', 'million', 'billion', 'trillion'],
}

/** Spells out a whole number below 10^15, as Indonesian invoices require ("terbilang"). */
export function spellNumber(value: number, locale: 'id' | 'en'): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 1e15)
    throw new RangeError('The number cannot be spelled out')
  if (value === 0) return locale === 'id' ? 'nol' : 'zero'
  const words: string[] = []
  for (let scale = 4; scale >= 0; scale -= 1) {
    const part = Math.floor(value / 1000 ** scale) % 1000
    if (part === 0) continue
    if (locale === 'id' && scale === 1 && part === 1) words.push('seribu')
    else {
      words.push(...(locale === 'id' ? hundredsInIndonesian : hundredsInEnglish)(part))
      const name = scales[locale][scale]
      if (name) words.push(name)
    }
  }
  return words.join(' ')
}

/** Spells out an amount, such as `Seratus ribu rupiah` or `One hundred thousand rupiah`. */
export function spellRupiah(value: number, locale: 'id' | 'en'): string {
  const words = `${spellNumber(value, locale)} rupiah`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
