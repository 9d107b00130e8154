/** Writes `T0345246801` as `T-034.524.680-1`; anything else is unchanged. */
export const formatIswc = (iswc: string): string =>
  iswc.replace(/^T(\d{3})(\d{3})(\d{3})(\d)$/, 'T-$1.$2.$3-$4')
