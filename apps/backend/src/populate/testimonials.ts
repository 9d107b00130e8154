export const testimonials = true
