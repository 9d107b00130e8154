export const facts = { populate: { items: true } }
