export const packages = true
