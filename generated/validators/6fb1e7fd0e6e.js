const schema0 = {"type":"object","required":["title","fromDate","toDate"],"properties":{"title":{"type":"string","maxLength":255,"minLength":1},"fromDate":{"type":"string","maxLength":10,"pattern":"^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$","minLength":1},"toDate":{"type":"string","maxLength":10,"pattern":"^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$","minLength":1,"x-not-before":"fromDate"},"time":{"type":"string","maxLength":255},"totalMembers":{"type":"integer","minimum":0,"maximum":10000000},"superVisor":{"type":"string","maxLength":255},"superVisorPhoneNo":{"type":"string","maxLength":255},"address":{"type":"string","maxLength":255},"googleMap":{"type":"string","maxLength":2048,"format":"uri"},"shortDescription":{"type":"string","maxLength":4000},"directionForGuests":{"type":"string","maxLength":200000,"format":"html"},"privateEvent":{"type":"boolean","default":false},"eventImage":{"type":"object"},"eventGuests":{"type":"array","maxItems":100,"items":{"type":"object","required":["guestName","guestDesignation"],"properties":{"guestImage":{"type":"object"},"guestName":{"type":"string","maxLength":255,"minLength":1},"guestDesignation":{"type":"string","maxLength":255,"minLength":1},"facebookUrl":{"type":"string","maxLength":2048,"format":"uri"},"youtubeUrl":{"type":"string","maxLength":2048,"format":"uri"}}}}},"if":{"required":["recordId"]},"else":{"required":["eventImage"]},"$id":"130400ea"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const pattern0 = new RegExp("^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$", "u");
const formats0 = /^(?:https?:\/\/(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cs}<>"\\]*)?|mailto:[^\s\p{Cc}\p{Cs}<>"\\]+@(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?:\?[^\s\p{Cc}\p{Cs}<>"\\]*)?|tel:\+?[\d().-]+)$/iu;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="130400ea" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.recordId === undefined) && (missing0 = "recordId")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventImage === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "eventImage"},message:"must have required property '"+"eventImage"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fromDate === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fromDate"},message:"must have required property '"+"fromDate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.toDate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toDate"},message:"must have required property '"+"toDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fromDate !== undefined){
let data1 = data.fromDate;
if(typeof data1 === "string"){
if(func0(data1) > 10){
const err9 = {instancePath:instancePath+"/fromDate",schemaPath:"#/properties/fromDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 1){
const err10 = {instancePath:instancePath+"/fromDate",schemaPath:"#/properties/fromDate/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data1)){
const err11 = {instancePath:instancePath+"/fromDate",schemaPath:"#/properties/fromDate/pattern",keyword:"pattern",params:{pattern: "^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$"},message:"must match pattern \""+"^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/fromDate",schemaPath:"#/properties/fromDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.toDate !== undefined){
let data2 = data.toDate;
if(typeof data2 === "string"){
if(func0(data2) > 10){
const err13 = {instancePath:instancePath+"/toDate",schemaPath:"#/properties/toDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 1){
const err14 = {instancePath:instancePath+"/toDate",schemaPath:"#/properties/toDate/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data2)){
const err15 = {instancePath:instancePath+"/toDate",schemaPath:"#/properties/toDate/pattern",keyword:"pattern",params:{pattern: "^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$"},message:"must match pattern \""+"^((0[1-9]|[12]\\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/toDate",schemaPath:"#/properties/toDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.time !== undefined){
let data3 = data.time;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err17 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.totalMembers !== undefined){
let data4 = data.totalMembers;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err19 = {instancePath:instancePath+"/totalMembers",schemaPath:"#/properties/totalMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10000000 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/totalMembers",schemaPath:"#/properties/totalMembers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/totalMembers",schemaPath:"#/properties/totalMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.superVisor !== undefined){
let data5 = data.superVisor;
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err22 = {instancePath:instancePath+"/superVisor",schemaPath:"#/properties/superVisor/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/superVisor",schemaPath:"#/properties/superVisor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.superVisorPhoneNo !== undefined){
let data6 = data.superVisorPhoneNo;
if(typeof data6 === "string"){
if(func0(data6) > 255){
const err24 = {instancePath:instancePath+"/superVisorPhoneNo",schemaPath:"#/properties/superVisorPhoneNo/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/superVisorPhoneNo",schemaPath:"#/properties/superVisorPhoneNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if(typeof data7 === "string"){
if(func0(data7) > 255){
const err26 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.googleMap !== undefined){
let data8 = data.googleMap;
if(typeof data8 === "string"){
if(func0(data8) > 2048){
const err28 = {instancePath:instancePath+"/googleMap",schemaPath:"#/properties/googleMap/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0.test(data8))){
const err29 = {instancePath:instancePath+"/googleMap",schemaPath:"#/properties/googleMap/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/googleMap",schemaPath:"#/properties/googleMap/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.shortDescription !== undefined){
let data9 = data.shortDescription;
if(typeof data9 === "string"){
if(func0(data9) > 4000){
const err31 = {instancePath:instancePath+"/shortDescription",schemaPath:"#/properties/shortDescription/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/shortDescription",schemaPath:"#/properties/shortDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.directionForGuests !== undefined){
let data10 = data.directionForGuests;
if(typeof data10 === "string"){
if(func0(data10) > 200000){
const err33 = {instancePath:instancePath+"/directionForGuests",schemaPath:"#/properties/directionForGuests/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/directionForGuests",schemaPath:"#/properties/directionForGuests/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.privateEvent !== undefined){
if(typeof data.privateEvent !== "boolean"){
const err35 = {instancePath:instancePath+"/privateEvent",schemaPath:"#/properties/privateEvent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.eventImage !== undefined){
let data12 = data.eventImage;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err36 = {instancePath:instancePath+"/eventImage",schemaPath:"#/properties/eventImage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.eventGuests !== undefined){
let data13 = data.eventGuests;
if(Array.isArray(data13)){
if(data13.length > 100){
const err37 = {instancePath:instancePath+"/eventGuests",schemaPath:"#/properties/eventGuests/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.guestName === undefined){
const err38 = {instancePath:instancePath+"/eventGuests/" + i0,schemaPath:"#/properties/eventGuests/items/required",keyword:"required",params:{missingProperty: "guestName"},message:"must have required property '"+"guestName"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.guestDesignation === undefined){
const err39 = {instancePath:instancePath+"/eventGuests/" + i0,schemaPath:"#/properties/eventGuests/items/required",keyword:"required",params:{missingProperty: "guestDesignation"},message:"must have required property '"+"guestDesignation"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.guestImage !== undefined){
let data15 = data14.guestImage;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err40 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestImage",schemaPath:"#/properties/eventGuests/items/properties/guestImage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.guestName !== undefined){
let data16 = data14.guestName;
if(typeof data16 === "string"){
if(func0(data16) > 255){
const err41 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestName",schemaPath:"#/properties/eventGuests/items/properties/guestName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func0(data16) < 1){
const err42 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestName",schemaPath:"#/properties/eventGuests/items/properties/guestName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestName",schemaPath:"#/properties/eventGuests/items/properties/guestName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.guestDesignation !== undefined){
let data17 = data14.guestDesignation;
if(typeof data17 === "string"){
if(func0(data17) > 255){
const err44 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestDesignation",schemaPath:"#/properties/eventGuests/items/properties/guestDesignation/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func0(data17) < 1){
const err45 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestDesignation",schemaPath:"#/properties/eventGuests/items/properties/guestDesignation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/eventGuests/" + i0+"/guestDesignation",schemaPath:"#/properties/eventGuests/items/properties/guestDesignation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.facebookUrl !== undefined){
let data18 = data14.facebookUrl;
if(typeof data18 === "string"){
if(func0(data18) > 2048){
const err47 = {instancePath:instancePath+"/eventGuests/" + i0+"/facebookUrl",schemaPath:"#/properties/eventGuests/items/properties/facebookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats0.test(data18))){
const err48 = {instancePath:instancePath+"/eventGuests/" + i0+"/facebookUrl",schemaPath:"#/properties/eventGuests/items/properties/facebookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/eventGuests/" + i0+"/facebookUrl",schemaPath:"#/properties/eventGuests/items/properties/facebookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.youtubeUrl !== undefined){
let data19 = data14.youtubeUrl;
if(typeof data19 === "string"){
if(func0(data19) > 2048){
const err50 = {instancePath:instancePath+"/eventGuests/" + i0+"/youtubeUrl",schemaPath:"#/properties/eventGuests/items/properties/youtubeUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0.test(data19))){
const err51 = {instancePath:instancePath+"/eventGuests/" + i0+"/youtubeUrl",schemaPath:"#/properties/eventGuests/items/properties/youtubeUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/eventGuests/" + i0+"/youtubeUrl",schemaPath:"#/properties/eventGuests/items/properties/youtubeUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/eventGuests/" + i0,schemaPath:"#/properties/eventGuests/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/eventGuests",schemaPath:"#/properties/eventGuests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const schema1 = {"required":["recordId"],"$id":"-709260af"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-709260af" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recordId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recordId"},message:"must have required property '"+"recordId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate1.errors = vErrors;
return errors === 0;
}
export const validators = {
  "130400ea": validate0,
  "-709260af": validate1,
}
