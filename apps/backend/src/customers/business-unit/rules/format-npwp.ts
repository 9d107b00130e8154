/** Formats a tax number with its usual punctuation, which also keeps spreadsheets from reading it as a number. */
export function formatNpwp(digits: string): string {
  if (digits.length === 15)
    return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
