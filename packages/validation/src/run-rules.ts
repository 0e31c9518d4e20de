import { formatMessage } from "./messages/messages.ts";
import type { MessageOverrides, Messages } from "./messages/messages.ts";
import { pause } from "./pause.ts";
import type { RuleCall, RuleContext, Verdict } from "./rule.ts";

export type RunOptions = RuleContext & {
  messages: Messages & MessageOverrides;
  /** Someone is typing: rules with a `debounce` wait for a rest. */
  isTyping?: boolean;
  /** Hears of a rule that threw; the field then gets the fallback message. */
  onRuleError?: (error: unknown, field: string, rule: string) => void;
};

function messageOf({ rule, params }: RuleCall, verdict: Verdict, messages: MessageOverrides) {
  if (verdict === true) return undefined;
  if (typeof verdict === "string" && verdict !== "") return verdict;
  const template = Object.hasOwn(messages, rule.name) ? messages[rule.name] : rule.message;
  return formatMessage(template ?? messages.fallback ?? "", params);
}

function isPromise(value: unknown): value is PromiseLike<Verdict> {
  return typeof value === "object" && value !== null && "then" in value;
}

/**
 * The first failing rule's message, or undefined for a sound value. It answers at once unless a
 * rule is asynchronous or waits for a rest in typing; later rules are not asked after a failure.
 */
export function runRules(
  value: unknown,
  calls: readonly RuleCall[],
  options: RunOptions,
): string | undefined | Promise<string | undefined> {
  const { messages, onRuleError, isTyping, ...context } = options;
  for (const [index, call] of calls.entries()) {
    if (context.signal.aborted) return undefined;
    if (isTyping && call.rule.debounce) {
      const rest = () => runRules(value, calls.slice(index), { ...options, isTyping: false });
      return pause(call.rule.debounce, context.signal).then(rest);
    }
    const fail = (error: unknown): string => {
      // An aborted request is no fault of the rule: nobody waits for this answer.
      if (!context.signal.aborted) onRuleError?.(error, context.field, call.rule.name);
      return messages.fallback;
    };
    try {
      const verdict = call.rule.test(value, call.params, context);
      if (isPromise(verdict)) {
        return Promise.resolve(verdict)
          .then((settled) => messageOf(call, settled, messages))
          .catch(fail)
          .then((message) => message ?? runRules(value, calls.slice(index + 1), options));
      }
      const message = messageOf(call, verdict, messages);
      if (message !== undefined) return message;
    } catch (error) {
      return fail(error);
    }
  }
  return undefined;
}
