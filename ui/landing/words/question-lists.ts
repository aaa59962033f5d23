import type { I18n } from "#ui/i18n/i18n.ts";

/** A question of owners and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What owners ask first. */
export function firstQuestions({ t }: I18n): readonly Question[] {
  const { landing } = t;
  return [
    { question: landing.question1(), answer: landing.answer1() },
    { question: landing.question2(), answer: landing.answer2() },
    { question: landing.question3(), answer: landing.answer3() },
    { question: landing.question4(), answer: landing.answer4() },
    { question: landing.question5(), answer: landing.answer5() },
  ];
}

/** What owners ask about the price. */
export function priceQuestions({ t }: I18n): readonly Question[] {
  const { prices } = t.landing;
  return [
    { question: prices.question1(), answer: prices.answer1() },
    { question: prices.question2(), answer: prices.answer2() },
    { question: prices.question3(), answer: prices.answer3() },
    { question: prices.question4(), answer: prices.answer4() },
  ];
}
