export const testimonialPopulate = { avatar: true }
