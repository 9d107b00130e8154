export const packageFeatures = { features: true }
