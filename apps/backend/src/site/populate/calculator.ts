export const calculator = true
