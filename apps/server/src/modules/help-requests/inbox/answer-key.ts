/** Of the job that sends an answer, by the event that it is. */
export const answerKey = (eventId: number): string => `help-answer-${eventId}`;
