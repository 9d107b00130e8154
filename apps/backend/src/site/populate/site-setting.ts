export const royaltyWording = { wording_separate: true, wording_included: true }

export const siteSetting = {
  coverage: true,
  payment: true,
  seller: true,
  contact: true,
  social: true,
  ...royaltyWording,
}
