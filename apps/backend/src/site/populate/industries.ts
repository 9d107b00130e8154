export const industries = true
