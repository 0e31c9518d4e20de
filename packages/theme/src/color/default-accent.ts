/** The purple that stands in for a missing or broken accent. Specification, section 9. */
export const defaultAccent = "#7446e8";
