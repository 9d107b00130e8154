export const coverage = true
