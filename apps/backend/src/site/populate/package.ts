export const packagePopulate = { features: true }
