export const steps = { populate: { items: true } }
