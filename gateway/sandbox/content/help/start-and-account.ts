import { article, type HelpTopic } from './topic.ts'

/** First steps. */
export const start: HelpTopic = {
  id: 'start',
  emblem: 'lantern',
  name: { th: 'เริ่มต้น', en: 'Getting started' },
  articles: [
    article(
      'what-is-this',
      [
        'ที่นี่คืออะไร',
        'พอร์ทัลเกมและหวยสำหรับทดลอง ทุกเกมใช้เครดิตทดลอง ไม่มีการตัดเงินจริง และแลกเป็นเงินไม่ได้',
        'ค่ายเกม ผู้ชนะ และผลรางวัลทั้งหมดเป็นเรื่องสมมติ',
      ],
      [
        'What is this place',
        'A portal of games and lotteries to try out. Every game runs on play credit. No real money moves, and credit can’t be turned into money.',
        'Studios, winners and results are all invented.',
      ],
    ),
    article(
      'join',
      [
        'สมัครสมาชิกอย่างไร',
        '<ol><li>กดสมัครที่มุมบน</li><li>ตั้งชื่อผู้ใช้และรหัสผ่าน 8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว</li><li>ยืนยันอายุ แล้วกดสมัครสมาชิก</li></ol>',
        'สมัครด้วยเบอร์มือถือก็ได้ ระบบจะตั้งชื่อผู้ใช้ให้ เก็บไว้ใช้เข้าสู่ระบบ',
      ],
      [
        'How do I join',
        '<ol><li>Choose Join at the top</li><li>Pick a user name and a password of 8 to 20 characters with at least 1 digit</li><li>Confirm your age, then create the account</li></ol>',
        'You can also join with a mobile number. We make a user name for you; keep it to log in.',
      ],
    ),
    article(
      'demo',
      [
        'ลองเล่นก่อนสมัครได้ไหม',
        'ได้ กดทดลองเล่นที่การ์ดเกม บัญชีทดลองเข้าเกมได้ทุกเกม แต่ใช้แชตและรายการเล่นล่าสุดไม่ได้',
      ],
      [
        'Can I try before joining',
        'Yes. Choose the demo on a game’s card. A demo account opens every game, but not the chat or recent games.',
      ],
    ),
    article(
      'app',
      [
        'ติดตั้งแอปอย่างไร',
        '<h3>Android</h3>',
        '<ol><li>เปิดเมนูของเบราว์เซอร์</li><li>เลือกเพิ่มลงในหน้าจอหลัก</li><li>กดเพิ่ม</li></ol>',
        '<h3>iOS</h3>',
        '<ol><li>กดแชร์</li><li>เลือกเพิ่มไปยังหน้าจอโฮม</li><li>กดเพิ่ม</li></ol>',
      ],
      [
        'How do I install the app',
        '<h3>Android</h3>',
        '<ol><li>Open the browser’s menu</li><li>Choose Add to Home screen</li><li>Choose Add</li></ol>',
        '<h3>iOS</h3>',
        '<ol><li>Choose Share</li><li>Choose Add to Home Screen</li><li>Choose Add</li></ol>',
      ],
    ),
  ],
}

/** Accounts and passwords. */
export const account: HelpTopic = {
  id: 'account',
  emblem: 'key',
  name: { th: 'บัญชี', en: 'Account' },
  articles: [
    article(
      'forgot-password',
      [
        'ลืมรหัสผ่าน',
        'กดลืมรหัสผ่านในหน้าเข้าสู่ระบบ แล้วเลือกเบอร์มือถือหรืออีเมล',
        'ทางมือถือจะได้รหัส SMS ตั้งรหัสผ่านใหม่แล้วเข้าสู่ระบบให้เลย ทางอีเมลจะได้ลิงก์ตั้งรหัสผ่านใหม่',
      ],
      [
        'I forgot my password',
        'Choose Forgot password where you log in, then mobile or email.',
        'By mobile you get an SMS code, set a new password and are logged in. By email you get a link.',
      ],
    ),
    article(
      'change-mobile',
      ['เปลี่ยนเบอร์มือถือ', 'ในสนามทดลองนี้ยังเปลี่ยนเบอร์ในเว็บไม่ได้ เข้าสู่ระบบด้วยชื่อผู้ใช้และรหัสผ่านได้ตามเดิม'],
      [
        'How do I change my mobile number',
        'In this sandbox it can’t be changed on the site yet. You can go on logging in with your user name and password.',
      ],
    ),
    article(
      'sms-missing',
      [
        'ไม่ได้รับรหัส SMS',
        '<ul><li>ตรวจรหัสประเทศและเบอร์ทีละหลัก</li><li>รอให้ตัวนับเวลาครบก่อนขอใหม่</li><li>เครื่องสองซิมอาจรับที่ซิมอีกใบ</li></ul>',
        'ในสนามทดลองนี้ SMS ไม่ได้ส่งจริง ผู้ดูแลอ่านได้ในหน้ากล่องขาออก',
      ],
      [
        'The SMS code didn’t come',
        '<ul><li>Check the country code and each digit</li><li>Wait for the countdown before asking again</li><li>A phone with two SIM cards may have it on the other one</li></ul>',
        'In this sandbox no SMS is really sent. Whoever runs it can read them in the outbox.',
      ],
    ),
    article(
      'locked',
      [
        'เข้าสู่ระบบไม่ได้',
        'ตรวจชื่อผู้ใช้และรหัสผ่าน ชื่อผู้ใช้เป็นตัวพิมพ์เล็กเสมอ หลังใส่ผิดระบบจะขอรหัสจากภาพ',
        'ถ้าใส่ผิดหลายครั้ง ต้องรอสักครู่ก่อนลองใหม่',
      ],
      [
        'I can’t log in',
        'Check the user name and the password. User names are always in small letters. After a mistake we ask for the code in a picture.',
        'After several mistakes you have to wait a little.',
      ],
    ),
  ],
}
