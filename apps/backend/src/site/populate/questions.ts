export const questions = true
