/** A tax number with the marks that people write, which also keep a spreadsheet from taking it for a number. */
export function formatNpwp(digits: string): string {
  if (digits.length === 15)
    return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
