export const testimonial = { avatar: true }
