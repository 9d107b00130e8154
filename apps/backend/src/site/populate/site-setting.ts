export const royaltyWording = { wording_separate: true, wording_included: true }

export const siteSettingPopulate = {
  coverage: true,
  payment: true,
  seller: true,
  contact: true,
  social: true,
  ...royaltyWording,
}
